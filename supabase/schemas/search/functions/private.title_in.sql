create or replace function private.title_in (
  d private.search_documents,
  language text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return coalesce(d.title_translations ->> language, d.title);
end
$function$;

comment on function private.title_in(private.search_documents, text) is 'The name of a service or place for a reader.';

revoke all on function private.title_in(private.search_documents, text) from public;
