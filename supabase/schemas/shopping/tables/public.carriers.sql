create table public.carriers (
  code text not null,
  name text not null,
  tracking_url text,
  needs_number boolean not null default true,
  zones text[],
  "position" smallint not null default 0,
  active boolean not null default true,
  constraint carrier_code_form check ((code ~ '^[a-z][a-z_]{1,30}$'::text)),
  constraint carrier_name_length check (((length(name) >= 2) AND (length(name) <= 60))),
  constraint carrier_url_form check ((tracking_url ~ '^https://'::text)),
  constraint carriers_pkey primary key (code)
);

alter table public.carriers
  enable row level security;

create policy "everyone reads carriers" on public.carriers
  for select
  to anon, authenticated
  using (true);

comment on column public.carriers.tracking_url is 'Where a customer follows a parcel; {number} stands for its tracking number.';

comment on column public.carriers.zones is 'The zones a carrier delivers to; null is all.';

comment on table public.carriers is 'Who brings parcels. own is the seller, who needs no tracking number.';

grant select on table public.carriers to anon, authenticated;
