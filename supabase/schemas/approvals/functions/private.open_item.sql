create or replace function private.open_item (
  a public.provider_applications
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select n.requirement from private.needs_of(a) as n
  left join lateral private.document_for(a, n.requirement) as d on true
  where (a.renews is null and n.is_needed and d.id is null)
    or (d.id is not null and d.state <> 'accepted') or (a.renews is null and private.has_expired(d))
  order by n.position limit 1
$function$;

revoke all on function private.open_item(public.provider_applications) from public;
