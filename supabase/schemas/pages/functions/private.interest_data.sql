create or replace function private.interest_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('service_wishes',
    (select coalesce(jsonb_agg(jsonb_build_object('service', c.slug, 'created_at', s.created_at, 'told_at', s.told_at)
    order by s.created_at), '[]') from public.service_interest as s join public.categories as c on c.id = s.category_id
      where s.user_id = caller))
$function$;

comment on function private.interest_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.interest_data(uuid) from public;
