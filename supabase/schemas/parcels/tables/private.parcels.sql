create table private.parcels (
  order_id uuid not null,
  rate_id uuid not null,
  grams integer not null,
  class text not null,
  contents text not null,
  contents_text text,
  fragile boolean not null default false,
  declared_paise integer,
  insured boolean not null default false,
  receiver_pays boolean not null,
  pays_at smallint,
  sender_name text not null,
  sender_phone text,
  pickup jsonb not null,
  picked_up_at timestamp with time zone,
  pickup_picture text,
  collected_paise integer,
  return_job uuid,
  return_paise integer,
  constraint parcel_contents_length check ((length(contents_text) <= 200)),
  constraint parcel_declared check ((declared_paise >= 0)),
  constraint parcel_grams check ((grams > 0)),
  constraint parcel_insured_value check (((NOT insured) OR (declared_paise IS NOT NULL))),
  constraint parcel_payer check ((receiver_pays = (pays_at IS NOT NULL))),
  constraint parcel_picture_length check ((length(pickup_picture) <= 200)),
  constraint parcel_sender_length check (((length(sender_name) >= 1) AND (length(sender_name) <= 60))),
  constraint parcel_sender_phone check ((sender_phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint parcels_contents_fkey foreign key (contents) references private.parcel_contents(kind),
  constraint parcels_pkey primary key (order_id),
  constraint parcels_rate_id_fkey foreign key (rate_id) references private.parcel_rates(id),
  constraint parcels_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint parcels_return_job_fkey foreign key (return_job) references public.jobs(id)
);

create index parcels_contents_idx on private.parcels using btree (contents);

create index parcels_rate_idx on private.parcels using btree (rate_id);

create index parcels_return_job_idx on private.parcels using btree (return_job);

create trigger texts_are_plain
  before insert or update of contents_text, sender_name on private.parcels
  for each row
  execute function private.keep_plain('contents_text', 'sender_name');

comment on column private.parcels.collected_paise is 'What that receiver paid; what comes later is the sender''s.';

comment on column private.parcels.pays_at is 'The drop whose receiver pays at the door, if one does.';

comment on table private.parcels is 'What an order carries, from whom, and how far it is.';
