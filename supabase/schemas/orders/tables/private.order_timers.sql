create table private.order_timers (
  id bigint generated always as identity not null,
  order_id uuid not null,
  action text not null,
  due_at timestamp with time zone not null,
  payload jsonb not null default '{}'::jsonb,
  done_at timestamp with time zone,
  attempts integer not null default 0,
  last_error text,
  constraint order_timers_pkey primary key (id),
  constraint order_timers_action_fkey foreign key (action) references private.timer_actions(action),
  constraint order_timers_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index order_timers_action_idx on private.order_timers using btree (action);

create index order_timers_due_idx on private.order_timers using btree (due_at)
  where (done_at is null);

create index order_timers_order_idx on private.order_timers using btree (order_id)
  where (done_at is null);

comment on table private.order_timers is 'Actions due on an order at a time unless something else happens first; run by a job.';
