create table public.biller_parameters (
  biller_code text not null,
  "position" integer not null,
  code text not null,
  label text not null,
  label_translations jsonb not null default '{}'::jsonb,
  kind text not null,
  min_length integer not null,
  max_length integer not null,
  pattern text,
  hint text,
  hint_translations jsonb not null default '{}'::jsonb,
  constraint biller_parameters_biller_code_code_key unique (biller_code, code),
  constraint biller_parameters_pkey primary key (biller_code, "position"),
  constraint parameter_code_form check ((code ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
  constraint parameter_hint_length check (((length(hint) >= 2) AND (length(hint) <= 200))),
  constraint parameter_kind check ((kind = ANY (ARRAY['numeric'::text, 'alphanumeric'::text]))),
  constraint parameter_label_length check (((length(label) >= 2) AND (length(label) <= 80))),
  constraint parameter_lengths check (((max_length >= min_length) AND (max_length <= 40))),
  constraint parameter_min_length_range check (((min_length >= 1) AND (min_length <= 40))),
  constraint parameter_position_range check ((("position" >= 1) AND ("position" <= 5))),
  constraint biller_parameters_biller_code_fkey foreign key (biller_code) references public.billers(code)
    on delete cascade,
  constraint parameter_hint_translations check (private.are_translations(hint_translations, 200)),
  constraint parameter_label_translations check (private.are_translations(label_translations, 80)),
  constraint parameter_pattern_is_safe check (((pattern IS NULL) OR private.is_safe_pattern(pattern)))
);

alter table public.biller_parameters
  enable row level security;

create policy "everyone reads the parameters of active billers" on public.biller_parameters
  for select
  to anon, authenticated
  using ((exists ( select
   from public.billers b
  where ((b.code = biller_parameters.biller_code) AND b.active))));

comment on table public.biller_parameters is 'What a biller asks a customer for, in order; the first one names the connection.';

grant select on table public.biller_parameters to anon, authenticated;
