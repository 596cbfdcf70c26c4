create table public.contact_blocks (
  conversation_id uuid not null,
  blocker_id uuid not null,
  blocker_role text not null,
  blocked_id uuid not null,
  blocked_role text not null,
  blocked_by uuid not null,
  at timestamp with time zone not null default now(),
  constraint contact_blocks_blocked_by_fkey foreign key (blocked_by) references auth.users(id),
  constraint contact_blocks_conversation_id_fkey foreign key (conversation_id)
    references private.conversations(id),
  constraint contact_blocks_pkey primary key (conversation_id, blocker_id, blocked_id)
);

alter table public.contact_blocks
  enable row level security;

create index contact_blocks_at_idx on public.contact_blocks using btree (at desc);

create index contact_blocks_blocked_by_idx on public.contact_blocks using btree (blocked_by);

create policy "administrators read blocks" on public.contact_blocks
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on column public.contact_blocks.blocker_id is 'A person or a vendor, as blocked_id; blocked_by is the person who did it.';

comment on table public.contact_blocks is 'Parties that no longer write to or call each other in a conversation, in either direction; administrators see it.';

grant select on table public.contact_blocks to authenticated;
