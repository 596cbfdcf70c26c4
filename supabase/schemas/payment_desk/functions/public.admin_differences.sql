create or replace function public.admin_differences (
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
    method text,
    made_at timestamp with time zone,
    payment_id uuid
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
  select d.id, d.kind, d.subject, d.ours_paise, d.theirs_paise, private.difference_action(d.kind), d.found_at,
    d.is_open, d.decided_at, private.name_of(d.decided_by), d.note, p.method, p.made_at,
    (select k.id from public.payments as k where k.provider_payment_id = d.subject order by k.order_id limit 1)
  from private.gateway_differences as d
  left join private.provider_payments as p on p.provider_payment_id = d.subject
  where d.is_open or not coalesce(open_only, true)
  order by d.is_open desc, d.found_at desc, d.id desc limit least(greatest(coalesce(limit_count, 100), 1), 200);
end
$function$;

comment on function public.admin_differences(boolean, integer) is 'Where the gateway''s book and ours differ, the open ones first, each with the one action that it allows. Administrators only.';

revoke all on function public.admin_differences(boolean, integer) from public;

grant execute on function public.admin_differences(boolean, integer) to authenticated, postgres;
