create or replace function public.recharge_plans (
  operator text,
  circle text default null::text,
  only_group text default null::text,
  search text default null::text
)
  returns table (
    id uuid,
    plan_group text,
    amount_paise integer,
    validity_days integer,
    data text,
    calls text,
    description text,
    description_translations jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(recharge_plans.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not exists (select from public.digital_operators as o where o.code = recharge_plans.operator and o.active) then
    perform private.refuse(404, 'operator_unavailable', 'This operator is not available right now.');
  end if;
  if recharge_plans.circle is not null and not exists (select from public.telecom_circles as c
    where c.code = recharge_plans.circle and c.active) then
    perform private.refuse(404, 'circle_unavailable', 'This circle is not available right now.');
  end if;
  return query
    select p.id, p.plan_group, p.amount_paise, p.validity_days, p.data, p.calls, p.description,
      p.description_translations
    from public.digital_plans as p
    where p.operator_code = recharge_plans.operator and p.active and p.valid_from <= now()
      and (p.valid_to is null or p.valid_to > now())
      and (p.circle_code is null or p.circle_code = recharge_plans.circle)
      and (recharge_plans.only_group is null or p.plan_group = recharge_plans.only_group)
      and (wanted is null or lower(concat_ws(' ', p.amount_paise / 100, p.data, p.calls, p.description,
        p.description_translations::text)) like wanted)
    order by array_position(array['popular', 'unlimited', 'data', 'annual', 'talktime', 'pack'], p.plan_group),
      p.amount_paise, p.id
    limit 300;
end
$function$;

comment on function public.recharge_plans(text, text, text, text) is 'Plans on sale of an operator: those of all circles and those of the circle given, by group and amount. Raises operator_unavailable, circle_unavailable.';

revoke all on function public.recharge_plans(text, text, text, text) from public;

grant execute on function public.recharge_plans(text, text, text, text) to anon, authenticated, postgres;
