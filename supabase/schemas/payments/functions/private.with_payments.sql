create or replace function private.with_payments (
  part jsonb,
  method public.payment_method
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  asked jsonb := coalesce(nullif(part -> 'payments', 'null'), '[{}]'::jsonb);
  total bigint := (part ->> 'total_paise')::bigint;
  named bigint := (select coalesce(sum((p ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(asked) as p);
  unnamed bigint := (select count(*) from jsonb_array_elements(asked) as p where not p ? 'amount_paise');
  rounding bigint;
  parts jsonb;
begin
  if named > total or unnamed > 1 or (unnamed = 0 and named < total) then
    raise exception using errcode = 'check_violation', constraint = 'payments_add_up',
      message = 'the payments of a part come to its total, or one of them takes the rest';
  end if;
  -- Nothing else is collected before there is an order: a provider's word comes with an adapter of its own.
  if exists (select from jsonb_array_elements(asked) as p where not exists (select from private.payment_methods as m
      where m.method = coalesce((p ->> 'method')::public.payment_method, with_payments.method)
        and (m.collected <> 'handover' or p ->> 'due' is distinct from 'placing'))) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  -- What one person pays at once for another would be taken without asking them.
  if exists (select from jsonb_array_elements(asked) as p join private.payment_methods as m
      on m.method = coalesce((p ->> 'method')::public.payment_method, with_payments.method)
      where m.collected <> 'handover' and coalesce(p ->> 'payer_role', 'user') <> 'user') then
    raise exception using errcode = 'check_violation', constraint = 'payer_is_asked',
      message = 'whoever did not order pays at the handover';
  end if;
  select jsonb_agg(jsonb_build_object('method', m.method, 'due', coalesce(p ->> 'due', m.due), 'due_at',
    p -> 'due_at',
      'payer_role', coalesce(p ->> 'payer_role', 'user'),
      'amount_paise', case when m.whole_rupees then private.in_rupees(w.paise) else w.paise end) order by n),
    sum(case when m.whole_rupees then private.in_rupees(w.paise) - w.paise else 0 end)
  into parts, rounding
  from jsonb_array_elements(asked) with ordinality as e (p, n)
  join private.payment_methods as m on m.method = coalesce((p ->> 'method')::public.payment_method,
    with_payments.method)
  cross join lateral (select coalesce((p ->> 'amount_paise')::bigint, total - named) as paise) as w;
  return part || jsonb_build_object('payments', parts, 'total_paise', total + rounding,
    'charges', (part -> 'charges') || private.charge('rounding', rounding));
end
$function$;

comment on function private.with_payments(jsonb, public.payment_method) is 'A part of a quote with the payments its order begins with: those its trade names, or one of the whole by the method chosen. Cash is rounded to whole rupees, which is a charge.';

revoke all on function private.with_payments(jsonb, public.payment_method) from public;
