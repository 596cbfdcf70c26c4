create table private.dispatch_rules (
  id bigint generated always as identity not null,
  region_id uuid,
  work text,
  valid_from timestamp with time zone not null default now(),
  rounds jsonb
    not null default
    '[{"wave": 1, "radius_m": 3000}, {"wave": 2, "radius_m": 5000}, {"wave": 3, "radius_m": 8000}, {"wave": 4, "radius_m": 12000}]'::jsonb,
  far_m integer default 20000,
  offer_seconds integer,
  stale_seconds integer not null default 60,
  silent_seconds integer not null default 60,
  max_extra_seconds integer not null default 300,
  weights jsonb not null default '{}'::jsonb,
  rating_floor numeric(2,1),
  stopped boolean not null default false,
  note text,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  constraint dispatch_rule_extra check (((max_extra_seconds >= 0) AND (max_extra_seconds <= 3600))),
  constraint dispatch_rule_far check (((far_m >= 1000) AND (far_m <= 100000))),
  constraint dispatch_rule_floor check (((rating_floor >= (1)::numeric) AND (rating_floor <= (5)::numeric))),
  constraint dispatch_rule_note check ((length(note) <= 300)),
  constraint dispatch_rule_offer check (((offer_seconds >= 10) AND (offer_seconds <= 300))),
  constraint dispatch_rule_rounds
    check
    (((jsonb_typeof(rounds) = 'array'::text) AND ((jsonb_array_length(rounds) >= 1) AND
    (jsonb_array_length(rounds) <= 8)))),
  constraint dispatch_rule_silent check (((silent_seconds >= 30) AND (silent_seconds <= 3600))),
  constraint dispatch_rule_stale check (((stale_seconds >= 10) AND (stale_seconds <= 3600))),
  constraint dispatch_rule_weights check ((jsonb_typeof(weights) = 'object'::text)),
  constraint dispatch_rule_work_known
    check ((work = ANY (ARRAY['goods'::text, 'parcels'::text, 'rides'::text]))),
  constraint dispatch_rules_made_by_fkey foreign key (made_by) references auth.users(id) on delete set null,
  constraint dispatch_rules_pkey primary key (id),
  constraint dispatch_rules_region_id_fkey foreign key (region_id) references public.regions(id)
);

create index dispatch_rules_made_by_idx on private.dispatch_rules using btree (made_by);

create index dispatch_rules_scope_idx on private.dispatch_rules using btree (region_id, work, valid_from desc);

create trigger texts_are_plain
  before insert or update of note on private.dispatch_rules
  for each row
  execute function private.keep_plain('note');

comment on table private.dispatch_rules is 'How jobs are offered, from a moment on: of a region and a sort of work, or of all where null. A change is a new row. rounds: [{radius_m, wave}], to how many within which radius; far_m: how far where nobody was found; offer_seconds: null is the setting of this name; weights: of dispatch_factors, where they are not their own; stopped: nothing is offered.';
