create table public.number_series (
  kind text not null,
  prefix text not null,
  operator_name text not null,
  circle_code text,
  constraint number_series_pkey primary key (kind, prefix),
  constraint series_kind check ((kind = ANY (ARRAY['mobile'::text, 'dth'::text]))),
  constraint series_prefix_form check ((prefix ~ '^[0-9]{1,6}$'::text)),
  constraint number_series_circle_code_fkey foreign key (circle_code) references public.telecom_circles(code)
);

alter table public.number_series
  enable row level security;

create index number_series_circle_idx on public.number_series using btree (circle_code);

create policy "everyone reads number series" on public.number_series
  for select
  to anon, authenticated
  using (true);

comment on column public.number_series.operator_name is 'Begin of the operator''s code: airtel stands for airtel_prepaid and airtel_postpaid.';

comment on table public.number_series is 'First digits of numbers and the operator who was given them. A number may have been ported since, so this is a suggestion only.';

grant select on table public.number_series to anon, authenticated;
