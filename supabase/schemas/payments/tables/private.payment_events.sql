create table private.payment_events (
  id bigint generated always as identity not null,
  provider text not null,
  provider_event_id text not null,
  payload jsonb not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_events_pkey primary key (id),
  constraint payment_events_provider_provider_event_id_key unique (provider, provider_event_id)
);

create index payment_events_payment_idx on private.payment_events
  using btree (((payload ->> 'provider_payment_id'::text)), received_at);

comment on table private.payment_events is 'Every event of a payment provider once; settling is idempotent by its id.';
