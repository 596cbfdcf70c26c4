create table public.courier_positions (
  user_id uuid not null,
  lat double precision not null,
  lng double precision not null,
  heading real,
  accuracy_m real,
  at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  paused_since timestamp with time zone,
  constraint courier_positions_pkey primary key (user_id),
  constraint position_lat_range
    check (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint position_lng_range
    check (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint courier_positions_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

alter table public.courier_positions
  enable row level security;

create index courier_positions_place_idx on public.courier_positions
  using gist (extensions.ll_to_earth(lat, lng));

create trigger account_is_open
  before insert on public.courier_positions
  for each row
  execute function private.hold_account_of_row('user_id');

create policy "couriers read their own position, administrators all" on public.courier_positions
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.courier_positions.at is 'When it was measured: by the device''s clock, corrected by how far that is off.';

comment on column public.courier_positions.paused_since is 'Since when nothing was heard, while that is longer than position_silence_seconds.';

comment on column public.courier_positions.seen_at is 'The last sign of life, by the clock of the server.';

comment on table public.courier_positions is 'Last known position of each courier.';

grant select on table public.courier_positions to authenticated;
