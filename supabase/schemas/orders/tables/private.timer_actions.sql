create table private.timer_actions (
  action text not null,
  run text not null,
  constraint timer_action_form check ((action ~ '^[a-z_]{2,40}$'::text)),
  constraint timer_actions_pkey primary key (action)
);

comment on column private.timer_actions.run is 'The name of a function (order_id uuid, timer private.order_timers), called with the order locked.';

comment on table private.timer_actions is 'What a timer does. A kind adds its actions in its own migration.';
