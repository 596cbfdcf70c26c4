create table private.topic_log (
  seq bigint generated always as identity not null,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  event text not null,
  payload jsonb not null,
  at timestamp with time zone not null default now(),
  constraint topic_log_pkey primary key (seq)
);

create index topic_log_at_idx on private.topic_log using btree (at);

create index topic_log_menu_idx on private.topic_log using btree (at)
  where (event = 'menu'::text);

create index topic_log_topic_idx on private.topic_log using btree (topic, seq);

create constraint TRIGGER events_are_broadcast
  after insert on private.topic_log deferrable initially deferred
  for each row
  execute function private.broadcast_event();

comment on table private.topic_log is 'Published events, kept for a day. seq comes from a sequence, so publishing on one region''s topic never queues up behind another transaction; xid lets readers find which numbers may still have an uncommitted one below them.';
