create table private.fulfilment_moves (
  from_state text not null,
  to_state text not null,
  constraint fulfilment_moves_pkey primary key (from_state, to_state)
);

comment on table private.fulfilment_moves is 'Which state of a fulfilment may follow which; the same table as packages/domain/src/digital/fulfilment-state.ts.';
