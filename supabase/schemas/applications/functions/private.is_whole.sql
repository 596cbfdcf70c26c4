create or replace function private.is_whole (
  d private.provider_documents,
  q private.requirements
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select d.id is not null and not private.has_expired(d) and d.state in ('given', 'accepted')
    and (d.is_left_out or q.most_pages = 0 or cardinality(d.files) > 0)
$function$;

revoke all on function private.is_whole(private.provider_documents, private.requirements) from public;
