create table public.order_events (
  order_id uuid not null,
  seq integer not null,
  from_status public.order_status,
  to_status public.order_status not null,
  actor_id uuid,
  actor_role text not null,
  reason_code text,
  note text,
  at timestamp with time zone not null default private.step_time(),
  constraint order_events_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint order_events_pkey primary key (order_id, seq)
);

alter table public.order_events
  enable row level security;

create trigger order_events_are_append_only
  before delete or update on public.order_events
  for each row
  execute function private.forbid_change();

create trigger ready_orders_count
  after insert on public.order_events
  for each row
  when ((new.to_status = 'ready'::public.order_status))
  execute function private.note_ready_figures();

create trigger texts_are_plain
  before insert or update of note on public.order_events
  for each row
  execute function private.keep_plain('note');

create policy "the parties of an order read its events" on public.order_events
  for select
  to authenticated
  using (private.can_join(('order:'::text || order_id)));

comment on table public.order_events is 'Every transition of an order, numbered without gaps. Append-only.';

grant select (
  actor_role, from_status, order_id, reason_code, seq, to_status, at
) on table public.order_events to authenticated;
