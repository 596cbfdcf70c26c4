create table private.vendor_log (
  id bigint generated always as identity not null,
  vendor_id uuid not null,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  act text not null,
  about_id uuid,
  detail jsonb not null default '{}'::jsonb,
  xid xid8,
  constraint vendor_log_about_id_fkey foreign key (about_id) references auth.users(id) on delete set null,
  constraint vendor_log_actor_id_fkey foreign key (actor_id) references auth.users(id) on delete set null,
  constraint vendor_log_act
    check
    ((act = ANY (ARRAY['invited'::text, 'invitation_withdrawn'::text, 'joined'::text, 'dismissed'::text,
    'left'::text,
    'position_changed'::text,
    'owner_changed'::text,
    'orders_switched'::text,
    'prices_changed'::text,
    'delivery_changed'::text,
    'hours_changed'::text,
    'offer_started'::text, 'offer_stopped'::text, 'items_imported'::text, 'bank_account_changed'::text]))),
  constraint vendor_log_pkey primary key (id),
  constraint vendor_log_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade
);

create index vendor_log_about_idx on private.vendor_log using btree (about_id);

create index vendor_log_actor_idx on private.vendor_log using btree (actor_id);

create unique index vendor_log_once_idx on private.vendor_log using btree (vendor_id, act, xid);

create index vendor_log_vendor_idx on private.vendor_log using btree (vendor_id, id desc);

comment on table private.vendor_log is 'Who of a business did what, for those of its people whose position includes people. The platform''s own log is public.audit_log.';
