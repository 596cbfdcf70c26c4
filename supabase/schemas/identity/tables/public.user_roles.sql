create table public.user_roles (
  user_id uuid not null,
  role public.app_role not null,
  granted_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint user_roles_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint user_roles_pkey primary key (user_id, role)
);

alter table public.user_roles
  enable row level security;

create index user_roles_role_idx on public.user_roles using btree (role);

create trigger account_is_open
  before insert on public.user_roles
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger former_holders_hear_nothing
  after delete on public.user_roles
  for each row
  execute function private.end_role_subscriptions();

create trigger former_vendors_invite_nobody
  after delete on public.user_roles
  for each row
  when ((old.role = 'vendor'::public.app_role))
  execute function private.end_invitations_of_role();

create trigger roles_are_announced
  after insert or delete on public.user_roles
  for each row
  execute function private.announce_roles();

create trigger roles_are_mirrored
  after insert or delete on public.user_roles
  for each row
  execute function private.mirror_roles();

create policy "people read their own roles, administrators all" on public.user_roles
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on table public.user_roles is 'The roles that policies read, so that revoking one works at once (Spec §3 user_roles).';

grant select on table public.user_roles to authenticated;
