create table private.provider_kinds (
  kind text not null,
  pause text not null,
  unpause text not null,
  finish text not null,
  is_settled text not null,
  release text not null,
  people text not null,
  speakers text not null,
  constraint provider_kind_functions
    check
    ((concat_ws(' '::text, pause, unpause, finish, is_settled, release, people, speakers) ~
    '^[a-z_]+\.[a-z_0-9]+( [a-z_]+\.[a-z_0-9]+)*$'::text)),
  constraint provider_kinds_pkey primary key (kind)
);

comment on table private.provider_kinds is 'Whose work the administration can suspend or end, by functions (id uuid): pause stops what is new, refuses where there is nobody, and answers whether they worked; unpause (id, was_working boolean) lets them go on; finish stops what is new for good; is_settled: nothing is open any more; release takes the places and the role; people are told; speakers may appeal.';
