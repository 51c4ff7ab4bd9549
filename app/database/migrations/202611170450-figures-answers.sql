create index enquiry_entries_answers on enquiry_entries (enquiry_id, at) include (by_id) where kind = 'answer';
create index property_history_status on property_history (property_id, at, id) where kind = 'status';
