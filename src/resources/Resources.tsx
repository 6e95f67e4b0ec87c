import { type ResourceDefinition, useResourceDefinitionContext } from 'ra-core';
import { useLayoutEffect } from 'react';
import { can } from '@/domain/access/can.ts';
import { RESOURCES } from '@/domain/access/permissions.ts';
import type { Role } from '@/domain/access/roles.ts';

const REPRESENTATIONS: Record<string, string> = {
  products: 'title',
  business: 'businessName',
  users: 'name',
  giveaways: 'title',
  reports: 'targetLabel',
  requests: 'subject',
};

const definitionsFor = (role: Role): ResourceDefinition[] =>
  RESOURCES.filter(name => can({ uid: '', role }, 'get', name)).map(name => ({
    name,
    hasList: can({ uid: '', role }, 'list', name),
    hasShow: true,
    hasEdit: can({ uid: '', role }, 'update', name),
    hasCreate: can({ uid: '', role }, 'create', name),
    recordRepresentation: REPRESENTATIONS[name],
  }));

/**
 * Tells react-admin which resources the role has. Their pages are in the route tables, because
 * the console's addresses are its own.
 */
export const Resources = ({ role }: { role: Role }) => {
  const { register, unregister } = useResourceDefinitionContext();
  useLayoutEffect(
    function registerResources() {
      const definitions = definitionsFor(role);
      for (const definition of definitions) register(definition);
      return () => {
        for (const definition of definitions) unregister(definition);
      };
    },
    [role, register, unregister],
  );
  return null;
};
