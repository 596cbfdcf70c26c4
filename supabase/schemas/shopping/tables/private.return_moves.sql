create table private.return_moves (
  from_state text not null,
  to_state text not null,
  roles text[] not null,
  constraint return_moves_pkey primary key (from_state, to_state)
);

comment on table private.return_moves is 'Who moves a return between which states. An administrator may decide again what a seller has refused.';
