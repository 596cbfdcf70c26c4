create table public.vendor_staff (
  vendor_id uuid not null,
  user_id uuid not null,
  "position" text not null default 'staff'::text,
  created_at timestamp with time zone not null default now(),
  constraint staff_position check (("position" = ANY (ARRAY['owner'::text, 'manager'::text, 'staff'::text]))),
  constraint vendor_staff_pkey primary key (vendor_id, user_id),
  constraint vendor_staff_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint vendor_staff_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_staff
  enable row level security;

create index vendor_staff_user_idx on public.vendor_staff using btree (user_id);

create trigger changed_positions_end_whole
  after update of "position" on public.vendor_staff
  for each row
  when ((old."position" IS DISTINCT FROM new."position"))
  execute function private.end_invitations_of_staff();

create trigger changed_staff_are_checked_again
  after update of "position" on public.vendor_staff
  for each row
  when ((old."position" IS DISTINCT FROM new."position"))
  execute function private.end_staff_subscription();

create trigger former_staff_hear_nothing
  after delete on public.vendor_staff
  for each row
  execute function private.end_staff_subscription();

create trigger positions_end_whole
  after delete on public.vendor_staff
  for each row
  execute function private.end_invitations_of_staff();

create policy "people see where they work, administrators all" on public.vendor_staff
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on table public.vendor_staff is 'Who works for a vendor; the owner has a row too.';

grant select on table public.vendor_staff to authenticated;
