-- What is laid out lives for minutes and is read once: packing it costs more than it saves.
alter table feed_records alter record set storage external;
alter table feed_changes alter row set storage external;
