create table public.booking_terms (
  vendor_id uuid not null,
  step_minutes smallint not null default 15,
  from_opening boolean not null default false,
  notice_minutes integer not null default 60,
  horizon_days smallint not null default 30,
  confirms_itself boolean not null default true,
  deposit_bp integer not null default 0,
  deposit_for_new_only boolean not null default false,
  constraint booking_deposit check (((deposit_bp >= 0) AND (deposit_bp <= 10000))),
  constraint booking_horizon check (((horizon_days >= 1) AND (horizon_days <= 180))),
  constraint booking_notice check (((notice_minutes >= 0) AND (notice_minutes <= 20160))),
  constraint booking_step check ((step_minutes = ANY (ARRAY[5, 10, 15, 20, 30, 60]))),
  constraint booking_terms_pkey primary key (vendor_id),
  constraint booking_terms_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.booking_terms
  enable row level security;

create policy "everyone reads the terms of a vendor on show, its people always" on public.booking_terms
  for select
  to anon, authenticated
  using ((private.is_on_show(vendor_id) or private.works_for(vendor_id)));

comment on table public.booking_terms is 'By which terms a vendor is booked: the grid of starts, minutes between now and the first, days ahead, whether a booking is confirmed by itself, and which part is paid with it, of everybody or of new customers only.';

grant select on table public.booking_terms to anon, authenticated;
