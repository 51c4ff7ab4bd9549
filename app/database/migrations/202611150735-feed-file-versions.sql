-- What the sender said about a file's version: asked again with it, an unchanged one is not sent again.
alter table feed_files add column etag text, add column last_modified text;
