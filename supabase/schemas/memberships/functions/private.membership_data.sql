create or replace function private.membership_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('memberships', (select coalesce(jsonb_agg(jsonb_build_object('plan', p.code, 'started_at',
      m.started_at, 'ends_at', m.ends_at, 'trial', m.is_trial, 'renews', m.renews, 'terms', (select
        coalesce(jsonb_agg(jsonb_build_object('from', t.from_day, 'days', t.days, 'price_paise', t.price_paise)
          order by t.from_day), '[]') from private.membership_terms as t where t.membership_id = m.id),
      'family', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'phone_end', f.phone_end)
        order by f.invited_at), '[]') from private.membership_people as f where f.membership_id = m.id))
      order by m.started_at), '[]')
    from private.memberships as m join private.membership_plans as p on p.id = m.plan_id where m.user_id = caller))
$function$;

comment on function private.membership_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.membership_data(uuid) from public;
