create or replace function public.detect_operator (
  number text,
  kind text default 'mobile_prepaid'::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  digits text;
  found_operator text;
  found_circle text;
  paid_before boolean := false;
begin
  if coalesce(detect_operator.kind, '') not in ('mobile_prepaid', 'mobile_postpaid', 'dth') then
    perform private.refuse(400, 'operator_kind_unknown', 'Connections of this kind cannot be recharged here.');
  end if;
  digits := private.read_subscriber_number(detect_operator.number, detect_operator.kind);
  if digits is null then perform private.refuse(400, 'subscriber_number_invalid',
    'This number is not valid. Please check it.'); end if;
  -- What the caller recharged successfully is known; a series only tells where the number came from.
  select f.operator_code, f.circle_code, true into found_operator, found_circle, paid_before
  from public.digital_fulfilments as f join public.digital_operators as o on o.code = f.operator_code
  where f.user_id = auth.uid() and f.service = 'recharge' and f.target = digits and f.state = 'success'
    and o.kind = detect_operator.kind and o.active and f.state_since > now() - interval '180 days'
  order by f.state_since desc limit 1;
  if not found then
    select o.code, s.circle_code into found_operator, found_circle
    from public.number_series as s
    join public.digital_operators as o on o.active and o.kind = detect_operator.kind
      and o.code = s.operator_name || case o.kind when 'mobile_prepaid' then '_prepaid' when 'mobile_postpaid'
        then '_postpaid' else '_dth' end
    where s.kind = case when detect_operator.kind = 'dth' then 'dth' else 'mobile' end
      -- Compared with each beginning of the number, so that the key finds it.
      and s.prefix in (select left(digits, n) from generate_series(1, 6) as n)
    order by length(s.prefix) desc limit 1;
    paid_before := false;
  end if;
  return jsonb_build_object('operator', found_operator, 'circle', found_circle, 'sure', coalesce(paid_before, false));
end
$function$;

comment on function public.detect_operator(text, text) is 'Suggests operator and circle of a number: {operator, circle, sure}, null where nothing is known. sure only where the caller has recharged it there before, since numbers are ported. Raises subscriber_number_invalid, operator_kind_unknown.';

revoke all on function public.detect_operator(text, text) from public;

grant execute on function public.detect_operator(text, text) to anon, authenticated, postgres;
