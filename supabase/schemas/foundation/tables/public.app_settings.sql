create table public.app_settings (
  setting_key text not null,
  value_type text not null,
  unit text,
  setting_value jsonb not null,
  category text not null,
  description text not null default ''::text,
  updated_by uuid,
  is_public boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  minimum numeric,
  maximum numeric,
  constraint app_settings_pkey primary key (setting_key),
  constraint setting_category_length check (((length(category) >= 2) AND (length(category) <= 40))),
  constraint setting_key_form check ((setting_key ~ '^[a-z][a-z0-9_]{2,80}$'::text)),
  constraint setting_number_has_a_range check (
CASE value_type
    WHEN 'integer'::text THEN ((unit IS NOT NULL) AND (minimum IS NOT NULL) AND (maximum IS
      NOT NULL) AND (maximum >= minimum) AND (minimum >= ('-2147483648'::integer)::numeric) AND
      (maximum <= (2147483647)::numeric))
    ELSE ((unit IS NULL) AND (minimum IS NULL) AND (maximum IS NULL))
END),
  constraint setting_type_known
    check ((value_type = ANY (ARRAY['boolean'::text, 'integer'::text, 'text'::text, 'json'::text]))),
  constraint setting_unit_known
    check
    ((unit = ANY (ARRAY['paise'::text, 'basis_points'::text, 'metres'::text, 'seconds'::text, 'kmh'::text,
    'count'::text]))),
  constraint setting_value_fits check (private.setting_fits(setting_value, minimum, maximum)),
  constraint setting_value_of_its_type check ((private.setting_type(setting_value) = value_type))
);

alter table public.app_settings
  enable row level security;

create trigger settings_are_announced
  after update on public.app_settings
  for each row
  when ((old.setting_value IS DISTINCT FROM new.setting_value))
  execute function private.announce_setting();

create trigger settings_keep_their_type
  before insert or update on public.app_settings
  for each row
  execute function private.guard_setting();

create trigger starting_coupons_follow_their_setting
  after update of setting_value on public.app_settings
  for each row
  when
    (((new.setting_key = 'starting_coupons_enabled'::text) AND (new.setting_value IS DISTINCT FROM
    old.setting_value)))
  execute function private.switch_starting_coupons();

create policy "administrators change settings" on public.app_settings
  for update
  to authenticated
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

create policy "administrators upsert settings" on public.app_settings
  for insert
  to authenticated
  with check (( SELECT private.is_admin() AS is_admin));

create policy "everyone reads public settings, administrators all" on public.app_settings
  for select
  to anon, authenticated
  using ((is_public or ( select private.is_admin() as is_admin)));

comment on column public.app_settings.maximum is 'Largest value of an integer, in its unit; null for other types.';

comment on column public.app_settings.minimum is 'Smallest value of an integer, in its unit; null for other types.';

comment on column public.app_settings.unit is 'Unit in which an integer is stored: paise, basis_points, metres, seconds, kmh or count; null for other types.';

comment on column public.app_settings.value_type is 'boolean, integer, text or json (object or array); a value of another type is refused.';

comment on table public.app_settings is 'Values that administrators may change without a release (Spec §3 app_settings).';

grant select on table public.app_settings to anon;

grant insert (
  setting_key), UPDATE (setting_key
) on table public.app_settings to authenticated;

grant insert (
  setting_value), UPDATE (setting_value
) on table public.app_settings to authenticated;

grant select on table public.app_settings to authenticated;
