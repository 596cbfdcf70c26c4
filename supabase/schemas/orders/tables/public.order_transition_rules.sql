create table public.order_transition_rules (
  kind public.order_kind not null,
  from_status public.order_status not null,
  to_status public.order_status not null,
  roles text[] not null,
  needs_code text,
  arrives_at text,
  guard text,
  guarded_roles text[] not null default '{}'::text[],
  constraint rule_code check ((needs_code = ANY (ARRAY['pickup'::text, 'drop'::text, 'start'::text]))),
  constraint rule_guards_somebody
    check ((((guard IS NULL) = (guarded_roles = '{}'::text[])) AND (guarded_roles <@ roles))),
  constraint rule_stop check ((arrives_at ~ '^[a-z][a-z_]{0,19}$'::text)),
  constraint order_transition_rules_pkey primary key (kind, from_status, to_status)
);

alter table public.order_transition_rules
  enable row level security;

create policy "everyone reads the rules" on public.order_transition_rules
  for select
  to anon, authenticated
  using (true);

comment on column public.order_transition_rules.arrives_at is 'The stop of the job at which whoever makes the transition must be, if anywhere; without such a stop it is refused.';

comment on column public.order_transition_rules.guard is 'The name of a function (o enhanced_orders) returns boolean: guarded_roles may make the transition only where it answers true.';

comment on column public.order_transition_rules.needs_code is 'The handover code that the transition requires, if any.';

comment on table public.order_transition_rules is 'Which role may move which kind of order between which states; anything else is refused.';

grant select on table public.order_transition_rules to anon, authenticated;
