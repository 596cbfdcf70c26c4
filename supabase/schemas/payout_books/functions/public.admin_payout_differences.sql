create or replace function public.admin_payout_differences (
  open_only boolean default true,
  limit_count integer default 100
)
  returns table (
    id uuid,
    kind text,
    subject text,
    ours_paise bigint,
    theirs_paise bigint,
    action text,
    found_at timestamp with time zone,
    is_open boolean,
    decided_at timestamp with time zone,
    decided_name text,
    note text,
    made_at timestamp with time zone,
    owner_name text,
    reason text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
  select d.id, d.kind, d.subject, d.ours_paise, d.theirs_paise, private.payout_difference_action(d.kind), d.found_at,
    d.is_open, d.decided_at, private.name_of(d.decided_by), d.note, t.made_at,
    (select private.payee_name(k.owner_id) from public.payouts as k where k.provider_payout_id = d.subject
      or (k.provider_payout_id is null and k.id::text = t.reference_id)), t.reason
  from private.payout_differences as d
  left join private.provider_payouts as t on t.provider_payout_id = d.subject
  where d.is_open or not coalesce(open_only, true)
  order by d.is_open desc, d.found_at desc, d.id desc limit least(greatest(coalesce(limit_count, 100), 1), 200);
end
$function$;

comment on function public.admin_payout_differences(boolean, integer) is 'Where the payout service''s book and ours differ, the open ones first, each with the one action that it allows. Administrators only.';

revoke all on function public.admin_payout_differences(boolean, integer) from public;

grant execute on function public.admin_payout_differences(boolean, integer) to authenticated, postgres;
