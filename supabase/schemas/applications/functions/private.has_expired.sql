create or replace function private.has_expired (
  d private.provider_documents
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(d.valid_until < private.today(), false)
$function$;

comment on function private.has_expired(private.provider_documents) is 'A document is valid on its last day too, in India.';

revoke all on function private.has_expired(private.provider_documents) from public;
