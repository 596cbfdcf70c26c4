create table private.dispatch_factors (
  factor text not null,
  function text not null,
  weight numeric not null,
  "position" smallint not null default 100,
  constraint dispatch_factor_form check ((factor ~ '^[a-z][a-z_]{1,29}$'::text)),
  constraint dispatch_factors_pkey primary key (factor)
);

comment on table private.dispatch_factors is 'What counts when a job is offered: function (job jobs, courier couriers, metres integer) returns numeric says how much of it there is, weight how many points one of it is worth. A rule may weigh it otherwise. In plpgsql, which keeps its plans: it is called for each of up to a hundred couriers in every round.';
