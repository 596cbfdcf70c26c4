create table private.applied_roles (
  role text not null,
  app_role public.app_role not null,
  trade text,
  vendor_kind public.vendor_kind,
  commission_bp integer,
  clean text not null,
  begin text,
  stop text,
  resume text,
  renew text,
  "position" smallint not null,
  constraint applied_role_commission check (((commission_bp >= 0) AND (commission_bp <= 4000))),
  constraint applied_role_functions
    check
    ((concat_ws(' '::text, clean, begin, stop, resume, renew) ~
    '^[a-z_]+\.[a-z_0-9]+( [a-z_]+\.[a-z_0-9]+)*$'::text)),
  constraint applied_role_name check ((role ~ '^[a-z][a-z_]{2,39}$'::text)),
  constraint applied_roles_pkey primary key (role)
);

comment on table private.applied_roles is 'What one can apply to be. It is offered where begin is known and its trade, if it has one, is among those sold. clean is a function (profile jsonb, whole boolean) that answers a profile as it is kept, or refuses profile_invalid {field}; begin one (a provider_applications, approver uuid) that makes what approval makes, with its first rights, and answers its id; stop and resume ones (made uuid) for when a paper expires and is renewed; renew one (a provider_applications) that gives what approval has made the numbers of new papers.';
