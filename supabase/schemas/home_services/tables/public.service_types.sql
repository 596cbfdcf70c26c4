create table public.service_types (
  type text not null,
  part_of text,
  trade text not null,
  words jsonb not null,
  "position" smallint not null,
  constraint service_type_form check ((type ~ '^[a-z][a-z0-9-]{1,39}$'::text)),
  constraint service_type_words check ((((words -> 'en'::text) ->> 'name'::text) IS NOT NULL)),
  constraint service_types_pkey primary key (type),
  constraint service_types_part_of_fkey foreign key (part_of) references public.service_types(type),
  constraint service_types_trade_fkey foreign key (trade) references private.trades(trade)
);

alter table public.service_types
  enable row level security;

create index service_types_part_idx on public.service_types using btree (part_of);

create index service_types_trade_idx on public.service_types using btree (trade);

create policy "everyone reads the kinds of services" on public.service_types
  for select
  to anon, authenticated
  using (true);

comment on table public.service_types is 'What can be booked by its kind, whoever offers it: electrician and, as a part of it, the repair of a fan. Vendors say by services.type which of them a service of theirs is.';

grant select on table public.service_types to anon, authenticated;
