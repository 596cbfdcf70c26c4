create or replace function private.price_recharge (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  o public.digital_operators;
  p public.digital_plans;
  digits text;
  amount integer;
  problems jsonb := '[]';
begin
  select * into o from public.digital_operators as d where d.code = request ->> 'operator' and d.active;
  if not found then
    return private.digital_part('recharge', null, null, null, 0, 0,
      jsonb_build_array(private.problem('operator_unavailable')));
  end if;
  digits := private.read_subscriber_number(request ->> 'number', o.kind);
  if digits is null then problems := problems || private.problem('subscriber_number_invalid'); end if;
  if request ->> 'circle' is not null and not exists (select from public.telecom_circles as c
    where c.code = request ->> 'circle' and c.active) then
    problems := problems || private.problem('circle_unavailable');
  end if;
  if request ->> 'plan_id' is not null then
    select * into p from public.digital_plans as d where d.id::text = request ->> 'plan_id' and d.operator_code = o.code
      and d.active
      and d.valid_from <= now() and (d.valid_to is null or d.valid_to > now())
      and (d.circle_code is null or d.circle_code = request ->> 'circle');
    if not found then problems := problems || private.problem('plan_unavailable'); end if;
    amount := p.amount_paise;
  elsif o.min_paise is null then
    problems := problems || private.problem('plan_required');
  else
    amount := private.json_integer(request -> 'amount_paise', o.min_paise, o.max_paise);
    if amount is null then
      problems := problems || private.problem('recharge_amount_invalid',
        jsonb_build_object('min_paise', o.min_paise, 'max_paise', o.max_paise));
    end if;
  end if;
  return private.digital_part('recharge', o.name, right(digits, 4), o.name_translations, amount,
    private.convenience_fee(amount, o.fee_paise, o.fee_bp, o.fee_cap_paise), problems);
end
$function$;

revoke all on function private.price_recharge(jsonb) from public;
