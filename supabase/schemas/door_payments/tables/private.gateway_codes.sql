create table private.gateway_codes (
  provider_code_id text not null,
  gateway_order_id uuid not null,
  content text not null,
  close_by timestamp with time zone not null,
  closed_at timestamp with time zone,
  next_close_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint gateway_code_content check (((length(content) >= 1) AND (length(content) <= 1000))),
  constraint gateway_code_name check ((provider_code_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint gateway_codes_pkey primary key (provider_code_id),
  constraint gateway_codes_gateway_order_id_fkey foreign key (gateway_order_id)
    references private.gateway_orders(id)
);

create index gateway_codes_open_idx on private.gateway_codes using btree (next_close_at)
  where (closed_at is null);

create index gateway_codes_order_idx on private.gateway_codes using btree (gateway_order_id);

comment on column private.gateway_codes.content is 'What the code says: an address that an app for UPI opens.';

comment on column private.gateway_codes.next_close_at is 'When the gateway is asked next to close it, once it must be.';

comment on table private.gateway_codes is 'QR codes of the gateway by which what it is asked to collect is paid. A code takes one payment, and none once it is closed; what comes all the same goes back.';
