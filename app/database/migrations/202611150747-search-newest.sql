-- The plain list is counted from the index alone, although a home may have several rows.
drop index search_newest;
create index search_newest on search_entries (list, published_at desc, id desc) include (is_main, type);
