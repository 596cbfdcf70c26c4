create table private.step_actions (
  what text not null,
  does text not null,
  constraint step_action_name check ((what ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint step_actions_pkey primary key (what)
);

comment on column private.step_actions.does is 'The name of a function (order_id uuid, args jsonb) returns jsonb that does it as the caller.';

comment on table private.step_actions is 'What may be done later, when there is a network again. A trade adds its own.';
