create table private.courier_steps (
  user_id uuid not null,
  step_id uuid not null,
  order_id uuid not null,
  what text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  answer jsonb not null,
  constraint courier_steps_pkey primary key (user_id, step_id),
  constraint step_was_made_before check ((at <= received_at)),
  constraint courier_steps_what_fkey foreign key (what) references private.step_actions(what),
  constraint courier_steps_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade,
  constraint courier_steps_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index courier_steps_order_idx on private.courier_steps using btree (order_id, user_id, at);

create index courier_steps_received_idx on private.courier_steps using btree (user_id, received_at);

create index courier_steps_what_idx on private.courier_steps using btree (what);

create trigger account_is_open
  before insert on private.courier_steps
  for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.courier_steps is 'Steps of couriers and drivers with when they were made, when they came, and what was answered; kept for 30 days.';
