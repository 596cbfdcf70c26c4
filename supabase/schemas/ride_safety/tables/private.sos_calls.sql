create table private.sos_calls (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null,
  role text not null,
  lat double precision,
  lng double precision,
  at timestamp with time zone not null default now(),
  told smallint not null default 1,
  acknowledged_at timestamp with time zone,
  acknowledged_by uuid,
  note text,
  constraint sos_calls_acknowledged_by_fkey foreign key (acknowledged_by) references auth.users(id),
  constraint sos_calls_pkey primary key (id),
  constraint sos_calls_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint sos_lat
    check (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint sos_lng
    check (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint sos_note check ((length(note) <= 500)),
  constraint sos_role check ((role = ANY (ARRAY['user'::text, 'driver'::text]))),
  constraint sos_calls_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index sos_calls_acknowledged_by_idx on private.sos_calls using btree (acknowledged_by);

create unique index sos_calls_one_open_idx on private.sos_calls using btree (order_id, user_id)
  where (acknowledged_at is null);

create index sos_calls_order_idx on private.sos_calls using btree (order_id, at desc);

create index sos_calls_user_idx on private.sos_calls using btree (user_id);

create trigger texts_are_plain
  before insert or update of note on private.sos_calls
  for each row
  execute function private.keep_plain('note');

comment on table private.sos_calls is 'Calls for help on rides: administrators are told again and again until one of them answers.';
