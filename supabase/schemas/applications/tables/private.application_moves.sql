create table private.application_moves (
  from_state text not null,
  act text not null,
  actor text not null,
  to_state text not null,
  constraint application_actor
    check ((actor = ANY (ARRAY['applicant'::text, 'reviewer'::text, 'administration'::text]))),
  constraint application_act
    check
    ((act = ANY (ARRAY['submit'::text, 'withdraw'::text, 'take'::text, 'send_back'::text, 'approve'::text,
    'reject'::text, 'begin'::text, 'suspend'::text, 'reinstate'::text, 'terminate'::text]))),
  constraint application_moves_pkey primary key (from_state, act)
);

comment on table private.application_moves is 'The only ways from one state of an application to another, and whose act it is.';
