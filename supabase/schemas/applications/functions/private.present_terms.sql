create or replace function private.present_terms()
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select p.version from private.policies_in_force() as p where p.policy = 'terms'
$function$;

comment on function private.present_terms() is 'The version of the terms that is in force.';

revoke all on function private.present_terms() from public;
