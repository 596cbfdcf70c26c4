create or replace function private.begin_term (
  m private.memberships,
  price bigint,
  payer private.movement,
  is_renewal boolean,
  offer_id uuid default null::uuid
)
  returns private.memberships
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  plan private.membership_plans;
  tax bigint := private.tax_of(price, private.tax_rate('membership'), true);
  begins date := private.term_end((select p from private.membership_plans as p where p.id = m.plan_id), m.anchor,
    m.terms);
  ends date;
begin
  select * into plan from private.membership_plans as p where p.id = m.plan_id;
  ends := private.term_end(plan, m.anchor, m.terms + 1);
  insert into private.membership_terms (membership_id, from_day, days, price_paise, tax_paise, offer_id)
  values (m.id, begins, ends - begins, price, tax, begin_term.offer_id);
  perform private.post('membership', null, 'membership:' || m.id || ':' || begins, array[payer,
    (null, 'deferred_revenue', price - tax)::private.movement, (null, 'tax_payable', tax)::private.movement]);
  update private.memberships as k set terms = k.terms + 1, is_trial = false, ends_at = private.india_midnight(ends),
    tries = 0, next_try_at = case when k.renews then private.india_midnight(ends) + interval '5 minutes' end
  where k.id = m.id returning * into m;
  perform private.tell_member(m, case when is_renewal then 'membership_renewed' else 'membership_started' end,
    m.ends_at, price);
  return m;
end
$function$;

comment on function private.begin_term(private.memberships, bigint, private.movement, boolean, uuid) is
  'A term is paid: its tax is due at once, the rest is deferred revenue, and the membership runs on from where it ended, however late the money came.';

revoke all
  on function private.begin_term(private.memberships, bigint, private.movement, boolean, uuid)
  from public;
