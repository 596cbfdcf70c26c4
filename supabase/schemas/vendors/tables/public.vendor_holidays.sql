create table public.vendor_holidays (
  vendor_id uuid not null,
  day date not null,
  note text,
  constraint holiday_note_length check ((length(note) <= 120)),
  constraint vendor_holidays_pkey primary key (vendor_id, day),
  constraint vendor_holidays_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_holidays
  enable row level security;

create trigger texts_are_plain
  before insert or update of note on public.vendor_holidays
  for each row
  execute function private.keep_plain('note');

create policy "a vendor's people add holidays" on "public"."vendor_holidays"
  for insert
  to "authenticated"
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "a vendor's people remove holidays" on "public"."vendor_holidays"
  for delete
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text));

create policy "whoever reads a vendor reads its holidays" on public.vendor_holidays
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = vendor_holidays.vendor_id))));

comment on table public.vendor_holidays is 'Days on which a vendor stays closed.';

grant select on table public.vendor_holidays to anon;

grant delete, insert, select on table public.vendor_holidays to authenticated;
