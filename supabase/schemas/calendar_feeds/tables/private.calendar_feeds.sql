create table private.calendar_feeds (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  user_id uuid not null,
  resource_id uuid,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  reads_since timestamp with time zone not null default now(),
  reads integer not null default 0,
  constraint calendar_feed_once unique nulls not DISTINCT (user_id, resource_id),
  constraint calendar_feeds_pkey primary key (id),
  constraint calendar_feeds_token_hash_key unique (token_hash),
  constraint calendar_feeds_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint calendar_feeds_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade
);

create index calendar_feeds_resource_idx on private.calendar_feeds using btree (resource_id);

comment on column private.calendar_feeds.reads is 'How often it was read since reads_since, at most an hour.';

comment on column private.calendar_feeds.token_hash is 'SHA-256 of what the address carries, 256 random bits that are not kept.';

comment on table private.calendar_feeds is 'Secret addresses by which calendars read bookings: one''s own, or those of somebody at a vendor, read with the rights of whoever made the address. A new one takes the place of the old.';
