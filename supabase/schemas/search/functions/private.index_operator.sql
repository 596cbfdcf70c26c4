create or replace function private.index_operator()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_service('operator/' || new.code, new.name, new.name_translations,
    'recharge ' || replace(new.kind, '_', ' '));
  return null;
end
$function$;

comment on function private.index_operator() is 'An operator is found by its name, and by recharge.';

revoke all on function private.index_operator() from public;
