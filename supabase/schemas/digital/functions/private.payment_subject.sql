create or replace function private.payment_subject (
  f public.digital_fulfilments
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('service', f.service, 'target_masked', f.target_masked, 'amount_paise', f.amount_paise,
    'name', coalesce(o.name, b.name), 'name_translations', coalesce(o.name_translations, b.name_translations),
    'circle', case when c.code is not null then jsonb_build_object('name', c.name, 'name_translations',
      c.name_translations) end,
    'plan', case when p.id is not null then jsonb_build_object('name', p.description, 'name_translations',
      p.description_translations) end)
  from (select 1) as one
  left join public.digital_operators as o on o.code = f.operator_code
  left join public.telecom_circles as c on c.code = f.circle_code
  left join public.digital_plans as p on p.id = f.plan_id
  left join public.billers as b on b.code = f.biller_code
$function$;

comment on function private.payment_subject(public.digital_fulfilments) is 'What was paid for, with a masked number: {service, name, circle, plan, target_masked, amount_paise}.';

revoke all on function private.payment_subject(public.digital_fulfilments) from public;
