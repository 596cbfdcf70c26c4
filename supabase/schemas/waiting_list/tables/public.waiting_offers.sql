create table public.waiting_offers (
  id uuid not null default gen_random_uuid(),
  waiting_id uuid not null,
  booking_id uuid not null,
  starts_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  state text not null default 'open'::text,
  made_at timestamp with time zone not null default now(),
  constraint waiting_offer_state
    check ((state = ANY (ARRAY['open'::text, 'claimed'::text, 'declined'::text, 'over'::text]))),
  constraint waiting_offers_booking_id_fkey foreign key (booking_id) references public.bookings(id)
    on delete cascade,
  constraint waiting_offers_booking_id_key unique (booking_id),
  constraint waiting_offers_pkey primary key (id),
  constraint waiting_offers_waiting_id_fkey foreign key (waiting_id) references public.waiting_list(id)
    on delete cascade
);

alter table public.waiting_offers
  enable row level security;

create index waiting_offers_open_idx on public.waiting_offers using btree (until_at)
  where (state = 'open'::text);

create index waiting_offers_waiting_idx on public.waiting_offers using btree (waiting_id);

create policy "whoever reads who waits reads what was offered" on public.waiting_offers
  for select
  to authenticated
  using ((exists ( select
   from public.waiting_list w
  where (w.id = waiting_offers.waiting_id))));

comment on table public.waiting_offers is 'A time that became free, offered to one who waits until until_at, exclusive; nobody else can take it meanwhile.';

grant select on table public.waiting_offers to authenticated;
