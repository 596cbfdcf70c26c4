create table public.return_events (
  return_id uuid not null,
  seq integer not null,
  state text not null,
  actor_id uuid,
  actor_role text not null,
  note text,
  at timestamp with time zone not null default now(),
  constraint return_events_pkey primary key (return_id, seq),
  constraint return_events_return_id_fkey foreign key (return_id) references public.returns(id)
);

alter table public.return_events
  enable row level security;

create trigger return_events_are_append_only
  before delete or update on public.return_events
  for each row
  execute function private.forbid_change();

create trigger texts_are_plain
  before insert or update of note on public.return_events
  for each row
  execute function private.keep_plain('note');

create policy "customer and seller read the moves of their returns" on public.return_events
  for select
  to authenticated
  using ((exists ( select
   from public.returns r
  where (r.id = return_events.return_id))));

comment on table public.return_events is 'Every move of a return, numbered without gaps. Append-only.';

grant select (
  actor_role, at, note, return_id, seq, state
) on table public.return_events to authenticated;
