create table private.measure_moves (
  kind text not null,
  from_state text not null,
  act text not null,
  actor text not null,
  to_state text not null,
  constraint measure_move_actor
    check ((actor = ANY (ARRAY['administration'::text, 'second'::text, 'system'::text]))),
  constraint measure_moves_pkey primary key (kind, from_state, act)
);

comment on table private.measure_moves is 'The only ways from one state of a measure to another. second: an administrator other than the one who asked.';
